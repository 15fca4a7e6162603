import { enter } from './fresh-machine.js';

enter('scripts/serve.ts');
