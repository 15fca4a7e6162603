/**
 * Loaded before a server (`node --import`), this lets its clock go wrong by `CLOCK_SHIFT_MS`, as it does on a machine
 * whose clock was never set. The clock of the database stays right.
 */
const shift = Number(process.env.CLOCK_SHIFT_MS ?? 0);
const RightDate = Date;

globalThis.Date = new Proxy(RightDate, {
  construct: (right, given, target) =>
    Reflect.construct(right, given.length === 0 ? [RightDate.now() + shift] : given, target),
  apply: () => new RightDate(RightDate.now() + shift).toString(),
  get: (right, name) => (name === 'now' ? () => RightDate.now() + shift : Reflect.get(right, name)),
});
