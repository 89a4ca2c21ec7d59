import { Nothing } from '#contract/kit/values.ts';
import { BIN_DAYS } from '#contract/rules/questionFolders.ts';
import { wireTimeIn } from '#contract/rules/time.ts';
import { emptyBinOf } from '../domain/questions/batch.ts';
import { job } from '../kit/job.ts';

const AT_ONCE = 500;

/** Removes the questions that were in a recycle bin for thirty days; what papers still use only leaves the bin. */
export const emptyQuestionBin = job({
  name: 'emptyQuestionBin',
  input: Nothing,
  attempts: 1,
  isAlone: true,
  cron: '17 19 * * *',
  async run({ db, clock }) {
    const before = wireTimeIn(clock(), -BIN_DAYS * 86_400);
    let gone = AT_ONCE;
    while (gone === AT_ONCE) gone = await db.transaction((tx) => emptyBinOf(tx, before, AT_ONCE));
  },
});
