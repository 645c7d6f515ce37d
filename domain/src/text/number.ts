/**
 * A number as India writes it, with at most so many decimals: “1,25,00,000”, “112.5”. Written here and not by `Intl`,
 * because a browser takes 20 ms before its first number, a slow phone four times as long, while it starts a page.
 */
export function indianNumber(value: number, mostDecimals = 3): string {
  const scale = 10 ** mostDecimals;
  // Allows for binary fractions: 1.005 is stored as 1.00499…
  const rounded = Number.isInteger(value)
    ? Math.abs(value)
    : Math.round(Math.abs(value) * (1 + Number.EPSILON) * scale) / scale;
  return `${value < 0 ? '-' : ''}${groupDigits(String(rounded))}`;
}

/** Sets commas as India does, after the last three digits of the whole number and then after each two. */
export function groupDigits(digits: string): string {
  return digits.replace(/\d(?=(?:\d\d)+\d(?:\.|$))/g, '$&,');
}

/** A count with its noun: “1 file”, “1,234 files”. */
export function counted(count: number, noun: string): string {
  return `${indianNumber(count)} ${noun}${count === 1 ? '' : 's'}`;
}
