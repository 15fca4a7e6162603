import { enter } from './fresh-machine.js';

enter('scripts/run-tests.ts');
