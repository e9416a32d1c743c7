"""Seeded random inputs for attention, ordinary and extreme."""

from dataclasses import dataclass

import numpy as np

LARGEST_SHARPNESS = 1e6


@dataclass
class Case:
    kind: str
    queries: np.ndarray
    keys: np.ndarray
    values: np.ndarray
    asking: int
    sharpness: float
    causal: bool


def lesson_case():
    labels = np.array([[0.2, 0.0], [0.9, 0.1], [0.1, 0.9], [0.8, 0.2]])
    questions = np.array([[0.7, 0.1], [0.0, 1.0], [1.0, 0.0], [0.2, 0.9]])
    return Case("lesson", questions, labels, labels, asking=2, sharpness=4.0, causal=False)


def ordinary(random, words, numbers):
    """What a lesson holds: numbers of a few units, sharpness 0 to 10."""
    return dict(
        queries=random.uniform(-2, 2, (words, numbers)),
        keys=random.uniform(-2, 2, (words, numbers)),
        sharpness=round(random.uniform(0, 10), 1),
    )


def tied(random, words, numbers):
    """Few different keys, so that many scores are equal; whole numbers."""
    return dict(
        queries=random.integers(-3, 4, (words, numbers)).astype(float),
        keys=random.integers(0, 2, (words, numbers)).astype(float),
        sharpness=random.choice([0.0, 0.5, 4.0, 10.0]),
    )


def wide(random, words, numbers):
    """Numbers of every size; sharpness up to the largest."""
    return dict(
        queries=random.normal(size=(words, numbers)) * 10.0 ** random.integers(-150, 140),
        keys=random.normal(size=(words, numbers)) * 10.0 ** random.uniform(-150, 140, (words, 1)),
        sharpness=10.0 ** random.uniform(-12, 6),
    )


def sharp(random, words, numbers):
    """Scores so close that the largest sharpness only just parts them."""
    keys = random.normal(size=(1, numbers)) * (1 + 1e-6 * random.normal(size=(words, numbers)))
    return dict(
        queries=random.normal(size=(words, numbers)),
        keys=keys,
        sharpness=random.choice([1e5, LARGEST_SHARPNESS]),
    )


def cancelling(random, words, numbers):
    """Large products that take each other away and leave little."""
    queries = random.normal(size=(words, numbers))
    keys = random.normal(size=(words, numbers))
    half = numbers // 2
    queries[:, half : 2 * half] = queries[:, :half]
    keys[:, half : 2 * half] = -keys[:, :half]
    queries[:, : 2 * half] *= 1e5
    keys[:, : 2 * half] *= 1e5
    keys[:, 0] += random.normal(size=words) * 1e-5
    return dict(queries=queries, keys=keys, sharpness=round(random.uniform(0, 10), 1))


def minute(random, words, numbers):
    """Products among and below the denormals."""
    return dict(
        queries=random.normal(size=(words, numbers)) * 1e-160,
        keys=random.normal(size=(words, numbers)) * 10.0 ** random.uniform(-165, -150, (words, 1)),
        sharpness=LARGEST_SHARPNESS,
    )


def huge(random, words, numbers):
    """Scores at the limit of 1e300, some of them the same."""
    keys = random.uniform(-1, 1, (words, numbers)) * 1e150 / numbers
    keys[random.integers(words)] = keys[0]
    return dict(
        queries=random.uniform(-1, 1, (words, numbers)) * 1e150,
        keys=keys,
        sharpness=random.choice([0.0, 1e-300, 1e-299, 1.0, LARGEST_SHARPNESS]),
    )


def values_of(random, kind, words):
    numbers = random.integers(1, 17)
    values = random.normal(size=(words, numbers))
    if kind in (ordinary, tied):
        return values
    return values * 10.0 ** random.uniform(-300, 300, (words, 1))


def random_case(random, kind):
    words = int(random.integers(1, 25))
    numbers = int(random.integers(1, 17))
    return Case(
        kind=kind.__name__,
        values=values_of(random, kind, words),
        asking=int(random.integers(words)),
        causal=bool(random.integers(2)),
        **kind(random, words, numbers),
    )


def all_cases(seed=20170612):
    random = np.random.default_rng(seed)
    counts = {
        ordinary: 2000,
        tied: 300,
        wide: 500,
        sharp: 300,
        cancelling: 300,
        minute: 200,
        huge: 400,
    }
    return [lesson_case()] + [
        random_case(random, kind) for kind, count in counts.items() for _ in range(count)
    ]
