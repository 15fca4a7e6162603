import { enter } from './fresh-machine.js';

process.argv.push('--watch');
enter('scripts/serve.ts');
