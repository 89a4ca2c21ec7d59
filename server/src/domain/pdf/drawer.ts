import { answerParent } from '../../kit/answerParent.ts';
import type { Drawing, DrawingModule } from './drawAside.ts';

answerParent(async ({ module, facts }: Drawing) => {
  const { draw } = (await import(module)) as DrawingModule<unknown>;
  return new Uint8Array(await draw(facts));
});
