"""Attention without rounding: fractions for sums and products, fifty digits for e.

For inputs where numpy itself loses digits: cancelling sums, huge scores, large sharpness.
Each step takes the core's own result of the step before, so each is judged by itself.
"""

from decimal import Context, Decimal
from fractions import Fraction

FIFTY_DIGITS = Context(prec=50, Emin=-999999999, Emax=999999999)
BEYOND_A_DOUBLE = 800  # e to it, and to minus it


def dot(left, right):
    return sum((Fraction(a) * Fraction(b) for a, b in zip(left, right)), Fraction(0))


def power_of_e(exponent):
    """e^exponent for a fraction up to 0; 0 where a double would be."""
    if exponent < -BEYOND_A_DOUBLE:
        return Decimal(0)
    as_decimal = FIFTY_DIGITS.divide(Decimal(exponent.numerator), Decimal(exponent.denominator))
    return FIFTY_DIGITS.exp(as_decimal)


def weights(scores, sharpness, visible):
    largest = Fraction(max(scores[:visible]))
    powers = [power_of_e(Fraction(sharpness) * (Fraction(s) - largest)) for s in scores[:visible]]
    total = sum(powers)
    return [FIFTY_DIGITS.divide(p, total) for p in powers] + [Decimal(0)] * (len(scores) - visible)
