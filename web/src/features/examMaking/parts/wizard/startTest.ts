import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import { wireTimeIn } from '#contract/rules/time.ts';
import { serverClock } from '../../../../kit/outbox/serverClock.ts';
import { call } from '../../../../kit/call.ts';
import { addGrades, publishAssessment, saveAssessment } from '../calls.ts';
import { newFacts } from './facts.ts';

interface Wish {
  title: string;
  paperId: string;
  gradeId: string;
  minutes: number;
}

/** Makes a test of a class, opens it now, and returns its id. @throws CallError */
export async function startTest({ title, paperId, gradeId, minutes }: Wish): Promise<string> {
  const quiet = { isShowErrTip: false };
  const facts = {
    ...newFacts(AssessmentKind.test),
    title: `随堂测验 ${title}`.slice(0, 60),
    paperId,
    endsAt: wireTimeIn(new Date(serverClock.now()), minutes * 60),
  };
  const { id, revision } = await call(await saveAssessment(), facts, quiet);
  await call(await addGrades(), { assessmentId: id, gradeIds: [gradeId] }, quiet);
  await call(await publishAssessment(), { id, revision }, quiet);
  return id;
}
