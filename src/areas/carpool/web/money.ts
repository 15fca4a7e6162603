/** 'CHF 12.50' as the reader's language writes it; `amount` in hundredths. */
export function wordMoney(
  { amount, currency }: { amount: number; currency: string },
  locale: string,
): string {
  const whole = amount % 100 === 0;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    ...(whole && { maximumFractionDigits: 0, minimumFractionDigits: 0 }),
  }).format(amount / 100);
}
