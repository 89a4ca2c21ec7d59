import { useState } from 'react';
import { shownTime } from '#contract/rules/shownTime.ts';
import type { RosterRow } from '#contract/user/orgStudent.ts';
import { List } from '../../../kit/list/List.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { AnswerDialog } from './AnswerDialog.tsx';
import { rosterList } from './addresses.ts';

/** Who asks to be bound, with what the roster says of the number. */
export function Requests({ rows }: { rows: LoadedPage<RosterRow> }) {
  const list = useList(rosterList, rows);
  const [open, setOpen] = useState<RosterRow | null>(null);
  const roster = (
    <LinkButton to="/account/student" size="sm" variant="primary">
      看名单
    </LinkButton>
  );
  return (
    <>
      <List
        of={list}
        empty={<Empty title="没有等待答复的申请" note="学生填的学号或姓名对不上名单时，会排在这里" action={roster} />}
      >
        {(asks) => (
          <RowList label="绑定申请">
            {asks.map((row) => (
              <Row
                key={row.id}
                heading="h2"
                title={`${row.studentName}，${row.studentNumber}`}
                meta={
                  <>
                    {row.userName} {row.mobile}
                    <i className="sep" />
                    {shownTime(row.gmtCreate)} 提交
                  </>
                }
                end={
                  <Button size="sm" onClick={() => setOpen(row)}>
                    答复
                  </Button>
                }
              >
                <p>{doubtOf(row)}</p>
              </Row>
            ))}
          </RowList>
        )}
      </List>
      {open ? <AnswerDialog row={open} doubt={doubtOf(open)} onClose={() => setOpen(null)} /> : null}
    </>
  );
}

/** Why it was not bound at once. */
function doubtOf({ rosterName, studentName }: RosterRow): string {
  if (rosterName === '') return '名单里没有这个学号';
  return rosterName === studentName ? '名单里有这个学号，但已经有人在用' : `名单里这个学号是${rosterName}`;
}
