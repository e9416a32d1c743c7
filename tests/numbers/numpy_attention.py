"""Attention as numpy writes it: all words at once, from the formula of the paper.

Written apart from the C++ core, to check it. Works in the precision of what it is given.
"""

import numpy as np


def softmax(scores):
    """Rows of e^score, divided by their sums; -inf gets 0."""
    powers = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return powers / powers.sum(axis=-1, keepdims=True)


def attention(queries, keys, values, sharpness, causal):
    """A dictionary of every intermediate, row = asking word.

    queries, keys: n × d; values: n × v.
    """
    scores = np.einsum("id,jd->ij", queries, keys)
    sharpened = scores * sharpness
    hidden = np.triu(np.ones(scores.shape, dtype=bool), k=1) & causal
    seen = np.where(hidden, -np.inf, sharpened)
    weights = softmax(seen)
    with np.errstate(over="ignore"):
        exponentials = np.exp(seen)
        total = exponentials.sum(axis=-1)
    return {
        "scores": scores,
        "sharpened": sharpened,
        "exponentials": exponentials,
        "total": total,
        "log_total": np.logaddexp.reduce(seen, axis=-1),
        "weights": weights,
        "summary": weights @ values,
    }
