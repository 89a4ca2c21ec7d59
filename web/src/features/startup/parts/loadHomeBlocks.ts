import { ProgrammePhase } from '#contract/rules/startProgrammes.ts';
import * as programme from '#contract/startup/programme.ts';
import * as stories from '#contract/startup/typicalCase.ts';
import type { PageApi } from '../../../kit/pageApi.ts';
import { block } from '../../../shared/courses/block.ts';

const SHOWN = 3;

/** What the start-up home shows besides policies: the calls one can apply for now, and the newest cases. */
export async function loadHomeBlocks(api: PageApi) {
  const [programmes, cases] = await Promise.all([
    block(
      api.call(programme.list, { phase: ProgrammePhase.open, pageSize: SHOWN }).then(({ list }) => list),
      [],
    ),
    block(
      api.call(stories.list, { pageSize: SHOWN }).then(({ list }) => list),
      [],
    ),
  ]);
  return { programmes, cases };
}
