/** Writes the types that TypeScript cannot derive. `npm ci` runs it for editors, `npm run types` before the check. */
import { writeTypes } from '../packages/ui/src/i18n/languages.ts';

writeTypes();
