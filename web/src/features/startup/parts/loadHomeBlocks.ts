import { ProgrammePhase } from '#contract/rules/startProgrammes.ts';
import * as base from '#contract/startup/base.ts';
import * as programme from '#contract/startup/programme.ts';
import * as show from '#contract/startup/show.ts';
import * as stories from '#contract/startup/typicalCase.ts';
import type { PageApi } from '../../../kit/pageApi.ts';
import { block } from '../../../shared/courses/block.ts';

const SHOWN = 3;
const noBases = { list: [], totalCount: 0, totalPage: 0, pageCurrent: 1, pageSize: SHOWN };

/** What the start-up home shows besides policies: the calls one can apply for now, the shows that come, the bases, and the newest cases. */
export async function loadHomeBlocks(api: PageApi) {
  const [programmes, shows, bases, cases] = await Promise.all([
    block(
      api.call(programme.list, { phase: ProgrammePhase.open, pageSize: SHOWN }).then(({ list }) => list),
      [],
    ),
    block(
      api.call(show.list, { when: 'coming', pageSize: SHOWN }).then(({ list }) => list),
      [],
    ),
    block(api.call(base.list, { pageSize: SHOWN }), noBases),
    block(
      api.call(stories.list, { pageSize: SHOWN }).then(({ list }) => list),
      [],
    ),
  ]);
  return { programmes, shows, bases, cases };
}
