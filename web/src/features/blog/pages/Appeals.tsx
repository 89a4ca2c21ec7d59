import { useState } from 'react';
import { useRevalidator } from 'react-router';
import * as blogReport from '#contract/community/blogReport.ts';
import { postVerdict } from '#contract/fields/blog.ts';
import { AppealState, PostReason, SubjectKind } from '#contract/rules/blog.ts';
import { valueOf } from '#contract/rules/choice.ts';
import { Can } from '../../../kit/Can.tsx';
import { List } from '../../../kit/list/List.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { useKeptText } from '../../../kit/useKeptText.ts';
import { useAct } from '../../../shared/courses/useAct.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import { toast } from '../../../ui/toast.ts';
import { appealStates } from '../parts/addresses.ts';
import { decideAppeal } from '../parts/calls.ts';
import { blogRoutes } from '../routes.ts';

export const handle = blogRoutes.appeals;

export const loader = ({ request, context }: LoaderArgs) =>
  loadList(request, appealStates, ({ filters, page }) =>
    context.get(apiContext).call(blogReport.appealList, {
      appealState: valueOf(AppealState, filters.state),
      pageCurrent: page,
    }),
  );

/** What authors object to; another operator than the one who removed it decides. */
export default function Appeals({ loaderData }: PageProps<typeof loader>) {
  const list = useList(appealStates, loaderData);
  const { revalidate } = useRevalidator();
  const [openId, setOpenId] = useState<string | null>(null);
  const options = (['1', '2', '3'] as const).map((key) => ({
    key,
    label: AppealState.labels[Number(key) as AppealState],
    to: list.hrefOf({ filters: { state: key } }),
  }));
  const toReports = (
    <LinkButton to="/admin/review/community" size="sm" variant="primary">
      看举报
    </LinkButton>
  );
  return (
    <>
      <PageHead
        size="work"
        title="社区申诉"
        note="等得最久的在前；作出移除的人不能复核自己的决定"
        actions={toReports}
      />
      <Can action="accusation:handle">
        <FilterRows>
          <FilterRow label="状态" options={options} current={list.filters.state} />
        </FilterRows>
        <List
          of={list}
          unit="条"
          empty={<Empty title="这里没有申诉" note="新的申诉会排在待复核里" action={toReports} />}
        >
          {(appeals) => (
            <RowList label="社区申诉">
              {appeals.map((one) => (
                <Row
                  key={one.id}
                  heading="h2"
                  title={`${SubjectKind.labels[one.subjectKind]}：《${one.title}》`}
                  tags={<Tag>{PostReason.labels[one.reason]}</Tag>}
                  meta={one.against.userName}
                  end={
                    one.appealState !== AppealState.waiting ? undefined : one.isOwnVerdict === 1 ? (
                      '由其他同事复核'
                    ) : (
                      <Button size="sm" onClick={() => setOpenId(one.id)}>
                        复核
                      </Button>
                    )
                  }
                >
                  <p>{one.words}</p>
                  {one.reply ? <p>移除时的说明：{one.reply}</p> : null}
                  <p>申诉：{one.appealText}</p>
                  {one.appealReply ? <p>复核：{one.appealReply}</p> : null}
                </Row>
              ))}
            </RowList>
          )}
        </List>
        {openId ? (
          <DecideDialog
            id={openId}
            onClose={() => setOpenId(null)}
            onDone={async () => {
              setOpenId(null);
              await revalidate();
            }}
          />
        ) : null}
      </Can>
    </>
  );
}

function DecideDialog({ id, onClose, onDone }: { id: string; onClose: () => void; onDone: () => Promise<void> }) {
  const { text: reply, write, sent } = useKeptText(`postAppeal:${id}`);
  const { act, busy } = useAct(decideAppeal, {
    onDone: async () => {
      sent();
      toast('复核成功');
      await onDone();
    },
  });
  return (
    <Dialog
      open
      title="复核申诉"
      note="作者会收到结果和下面的说明；恢复以后内容和以前一样。"
      lightDismiss={false}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button disabled={busy} onClick={() => act({ id, appealState: AppealState.upheld, reply })}>
            维持移除
          </Button>
          <Button
            variant="primary"
            disabled={busy}
            onClick={() => act({ id, appealState: AppealState.restored, reply })}
          >
            恢复内容
          </Button>
        </>
      }
    >
      <Field label={postVerdict.reply.label}>
        <Textarea
          rows={4}
          maxLength={postVerdict.reply.max}
          value={reply}
          onChange={({ target }) => write(target.value)}
        />
      </Field>
    </Dialog>
  );
}
