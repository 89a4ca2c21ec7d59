import { useState } from 'react';
import type { QueuedCredit } from '#contract/course/userCourseScoreApply.ts';
import * as credits from '#contract/course/userCourseScoreApply.ts';
import { CreditState } from '#contract/rules/credits.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { ReviewFrame } from '../../../kit/review/ReviewFrame.tsx';
import { loadQueue } from '../../../kit/review/reviewList.ts';
import { Button } from '../../../ui/Button.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { orgAudit, orgBatch } from '../parts/calls.ts';
import { creditBatch, creditColumns, creditName } from '../parts/creditColumns.tsx';
import { CreditFacts } from '../parts/CreditFacts.tsx';
import { RevokeDialog } from '../parts/RevokeDialog.tsx';
import { creditsRoutes } from '../routes.ts';

export const handle = creditsRoutes.org;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  return { queue: await loadQueue(request, (input) => api.call(credits.orgList, input)) };
}

/** What lecturers passed: the school grants it, refuses it, and may take back what it granted. */
export default function OrgAudit({ loaderData: { queue } }: PageProps<typeof loader>) {
  const [revoking, setRevoking] = useState<QueuedCredit | null>(null);
  return (
    <>
      <PageHead size="work" title="学分管理" note="讲师通过的申请；学校通过以后记入学生的学分账本" />
      <ReviewFrame
        subject="学分申请"
        queue={queue}
        columns={[...creditColumns, revokeColumn(setRevoking)]}
        nameOf={creditName}
        Facts={CreditFacts}
        passNote="通过后马上记入学分账本"
        decide={orgAudit}
        batch={{ decide: orgBatch, ...creditBatch, passNote: '通过后马上记入学分账本' }}
      />
      {revoking ? <RevokeDialog row={revoking} onClose={() => setRevoking(null)} /> : null}
    </>
  );
}

const revokeColumn = (revoke: (row: QueuedCredit) => void): Column<QueuedCredit> => ({
  key: 'revoke',
  head: '学分',
  width: 96,
  cell: (row) => {
    if (row.applyState !== CreditState.granted) return CreditState.labels[row.applyState];
    return (
      <Button size="sm" variant="text" aria-label={`撤销${creditName(row)}的学分`} onClick={() => revoke(row)}>
        撤销学分
      </Button>
    );
  },
});
