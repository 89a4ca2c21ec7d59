import { useState } from 'react';
import type { Creditable as Item } from '#contract/course/userCourseScoreApply.ts';
import * as credits from '#contract/course/userCourseScoreApply.ts';
import { countedText } from '#contract/rules/courseAuth.ts';
import { List } from '../../../kit/list/List.tsx';
import { listSpec } from '../../../kit/list/listAddress.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { ApplyDialog } from '../parts/ApplyDialog.tsx';
import { CreditTabs } from '../parts/CreditTabs.tsx';
import { creditsRoutes } from '../routes.ts';

export const handle = creditsRoutes.course;

const plain = listSpec({});

export async function loader({ request, context }: LoaderArgs) {
  const rows = await loadList(request, plain, ({ page }) =>
    context.get(apiContext).call(credits.choices, { pageCurrent: page }),
  );
  return { rows, isBound: !('page' in rows) || rows.page.schoolName !== '' };
}

/** What one may apply for: finished courses that the school certifies, and offerings that were passed. */
export default function Creditable({ loaderData: { rows, isBound } }: PageProps<typeof loader>) {
  const list = useList(plain, rows);
  const [open, setOpen] = useState<Item | null>(null);
  return (
    <CreditTabs>
      <List of={list} unit="门" empty={<NothingThere isBound={isBound} />}>
        {(items) => (
          <RowList label="可以申请学分的">
            {items.map((item) => (
              <Row
                key={`${item.courseId}-${item.offeringId}`}
                heading="h2"
                stacks
                title={item.subjectName}
                to={item.courseId === '0' ? undefined : `/course/${item.courseId}`}
                meta={metaOf(item)}
                end={
                  <Button
                    size="sm"
                    variant="primary"
                    aria-label={`申请「${item.subjectName}」的学分`}
                    onClick={() => setOpen(item)}
                  >
                    申请学分
                  </Button>
                }
              />
            ))}
          </RowList>
        )}
      </List>
      {open ? <ApplyDialog of={open} onClose={() => setOpen(null)} /> : null}
    </CreditTabs>
  );
}

const metaOf = (item: Item): string =>
  [
    `计 ${countedText(item)}`,
    item.total === null ? `${item.doneAt.slice(0, 10)} 学完` : `${item.doneAt.slice(0, 10)} 公布，总评 ${item.total}`,
  ].join('，');

function NothingThere({ isBound }: { isBound: boolean }) {
  if (!isBound) {
    const bind = (
      <LinkButton to="/account/info/studentInfo" size="sm" variant="primary">
        去绑定学校
      </LinkButton>
    );
    return <Empty title="还没有绑定学校" note="绑定以后，学校认证的课程学完了可以申请学分" action={bind} />;
  }
  const look = (
    <LinkButton to="/account/course" size="sm" variant="primary">
      看我的课程
    </LinkButton>
  );
  return <Empty title="现在没有可以申请的" note="学完学校认证的课程、总评合格以后，会出现在这里" action={look} />;
}
