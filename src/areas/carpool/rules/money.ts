/** An amount in hundredths of a currency, an ISO 4217 code. */
export interface SaidMoney {
  readonly amount: number;
  readonly currency: string;
}

/** 'CHF 12.50' as the reader's language writes it. */
export function wordMoney({ amount, currency }: SaidMoney, locale: string): string {
  const whole = amount % 100 === 0;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    ...(whole && { maximumFractionDigits: 0, minimumFractionDigits: 0 }),
  }).format(amount / 100);
}
