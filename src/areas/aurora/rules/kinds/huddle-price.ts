import type { Kind } from './kind.ts';

export const huddlePrice: Kind = {
  id: 'huddle-price',
  label: { en: 'What it costs', de: 'Was es kostet' },
  en: `
how much is *; what does * cost; is * free; do i have to pay for *; price of *; whats the fee; is there a
charge; how much money do i need; do they charge anything; what do i pay; how do i pay for *; is it for free;
costs of *; do i get a refund; entry fee; is it expensive; how much does it cost; how much is the climbing course at *;
does * cost anything; does it cost anything; do we have to pay`,
  de: `
was kostet *; wie viel kostet *; ist * kostenlos; ist * gratis; muss ich für * zahlen; preis von *; was muss ich
bezahlen; gibt es eine gebühr; wie teuer ist *; kostet es etwas; wie bezahle ich *; was zahlt man; kosten von *;
ist das umsonst; bekomme ich geld zurück; teilnahmegebühr; was kostet der kurs am *; was kostet der kletterkurs;
kostet * etwas`,
  via: 'HUDDLE',
  unsaid: { en: 'what it costs', de: 'was es kostet' },
  tell: (h, c) => {
    if (h.paymentMode === 'FREE') return c.pick(`**${h.name}** is free.`, `**${h.name}** kostet nichts.`);
    const { paymentAmount, paymentMethod } = h;
    const cost =
      paymentAmount &&
      c.pick(`**${h.name}** costs ${paymentAmount}.`, `**${h.name}** kostet ${paymentAmount}.`);
    const how = paymentMethod && c.pick(`How to pay: ${paymentMethod}.`, `Bezahlung: ${paymentMethod}.`);
    return [cost, how].filter(Boolean).join(' ');
  },
};
