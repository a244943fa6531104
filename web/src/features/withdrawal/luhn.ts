/** Whether the last digit of a card number is its checksum (Luhn, ISO/IEC 7812-1). A mistyped number rarely passes. */
export function isLuhnValid(digits: string): boolean {
  let sum = 0;
  for (const [place, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}
