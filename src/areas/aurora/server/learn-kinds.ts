import { constants, getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { kinds } from '../rules/kinds/kinds.ts';
import { learn } from '../rules/recognise/recogniser.ts';

// A thread of its own that ends when it has learned: seconds of a core, and memory that is given back with it.
const { PRIORITY_BELOW_NORMAL } = constants.priority;
// A process that stands further back already may not come forward.
if (getPriority() < PRIORITY_BELOW_NORMAL) setPriority(PRIORITY_BELOW_NORMAL);
const learned = learn(kinds);
const { weights, steps, rarities } = learned;
parentPort?.postMessage(learned, [weights.buffer, steps.buffer, rarities.buffer]);
