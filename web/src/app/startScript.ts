import { themeScript } from '../kit/theme.ts';
import { pressScript } from '../ui/pressScript.ts';

/** Zod would try out whether it may compile validators; our policy forbids that, and browsers report every try. */
const noCompiling = 'globalThis.__zod_globalConfig={jitless:true}';

/** Runs before the first paint and before any module. */
export const startScript = `${noCompiling};${themeScript};${pressScript}`;
