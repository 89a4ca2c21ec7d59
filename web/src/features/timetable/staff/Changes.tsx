import { shownTime } from '#contract/rules/shownTime.ts';
import { ChangeKind, UNDO_MINUTES } from '#contract/rules/scheduleChanges.ts';
import { listMyWeekTimes } from '#contract/user/orgStudent.ts';
import * as schedule from '#contract/user/orgStuSchedule.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { List } from '../../../kit/list/List.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { addressOf } from '../parts/addresses.ts';
import { undoChange } from '../plan/calls.ts';
import { timetableRoutes } from '../routes.ts';
import { changeList } from './lists.ts';
import { PlanHead } from './PlanHead.tsx';

export const handle = timetableRoutes.changes;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const rows = await loadList(request, changeList, ({ page }) => api.call(schedule.history, { pageCurrent: page }));
  return { rows, times: await answerOr(request, api.call(listMyWeekTimes, {})) };
}

/** What was done to the timetable, and the way back where there still is one. */
export default function ChangesPage({ loaderData: { rows, times } }: PageProps<typeof loader>) {
  const list = useList(changeList, rows);
  const { send, sending } = usePress(undoChange);
  const toTimetable = (
    <LinkButton to={addressOf('grade')} size="sm" variant="primary">
      看课表
    </LinkButton>
  );
  return (
    <>
      <PlanHead
        title="调整记录"
        note={`排课、调课与停课，${UNDO_MINUTES} 分钟内可以撤回`}
        userType={times.userType}
        current="changes"
      />
      <List of={list} empty={<Empty title="还没有调整过" note="排课、调课与停课会记在这里" action={toTimetable} />}>
        {(changes) => (
          <RowList label="调整记录">
            {changes.map((change) => (
              <Row
                key={change.id}
                heading="h2"
                stacks
                title={change.summary}
                tags={
                  <>
                    <Tag>{ChangeKind.labels[change.changeKind]}</Tag>
                    {change.undoneAt ? <Tag tone="warn">已撤回</Tag> : null}
                  </>
                }
                meta={
                  <>
                    {change.userName}
                    <i className="sep" />
                    {shownTime(change.gmtCreate)}
                    <i className="sep" />
                    {change.lessonCount} 次课，关系到 {change.touched} 人
                    {change.undoneAt ? `，${shownTime(change.undoneAt)} 撤回` : ''}
                  </>
                }
                end={
                  change.isOpen ? (
                    <Button size="sm" disabled={sending} onClick={() => void send({ id: change.id }, '撤回成功')}>
                      撤回
                    </Button>
                  ) : undefined
                }
              />
            ))}
          </RowList>
        )}
      </List>
    </>
  );
}
