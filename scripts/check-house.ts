import { checkHouse } from './house/check-house.ts';

const report = checkHouse(process.cwd());
for (const { path, what } of report.violations) console.error(`${path}: ${what}`);
console.log(
  `house: ${report.modulesRead} modules read, median ${report.median} lines, 95 of 100 within ${report.p95}`,
);
if (report.modulesRead === 0) console.error('house: no module was read, so nothing was checked');
process.exitCode = report.modulesRead === 0 || report.violations.length > 0 ? 1 : 0;
