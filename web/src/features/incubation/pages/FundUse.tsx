import { fundReceipt, fundReceiptMore } from '#contract/fields/incubation.ts';
import { isId } from '#contract/rules/id.ts';
import { FundState, ReceiptState } from '#contract/rules/incubation.ts';
import * as fund from '#contract/startup/fund.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { FormDate } from '../../../kit/form/FormDate.tsx';
import { FormNumber } from '../../../kit/form/FormNumber.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { List } from '../../../kit/list/List.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { moneyText } from '../../../kit/moneyText.ts';
import { handleOf } from '../../../kit/page.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { FileLinks } from '../../../shared/tasks/FileLinks.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { Figures } from '../../../ui/Figures.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { HOST_FUNDS, plainSpec, teamPath } from '../parts/addresses.ts';
import { addReceipt, strikeReceipt } from '../parts/calls.ts';
import { DialogButton } from '../parts/DialogButton.tsx';
import { FilesField } from '../parts/FilesField.tsx';
import styles from '../parts/Incubation.module.css';
import { ReasonButton } from '../parts/ReasonButton.tsx';
import { fundUseRoutes } from '../routes.ts';

export const handle = handleOf(fundUseRoutes);

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const id = new URL(request.url).searchParams.get('id') ?? '';
  if (!isId(id)) throw missing();
  const view = await answerOr(request, api.call(fund.view, { id }));
  const ask = ({ page }: { page: number }) => api.call(fund.receipts, { id, pageCurrent: page });
  return { view, loaded: await loadList(request, plainSpec, ask) };
}

/** What is left of a fund, receipt by receipt: the team adds them, the host strikes what does not count. */
export default function FundUse({ loaderData: { view, loaded } }: PageProps<typeof loader>) {
  const list = useList(plainSpec, loaded);
  const isOpen = view.fundState === FundState.granted;
  return (
    <div className="page">
      <PageHead
        title={view.purpose}
        note={`${view.projectName}，${FundState.labels[view.fundState]}`}
        actions={
          view.isTeam === 1 ? (
            <>
              <LinkButton to={teamPath('fund', view.projectId)}>所有资金</LinkButton>
              {isOpen ? <AddReceipt id={view.id} left={view.left} /> : null}
            </>
          ) : (
            <LinkButton to={HOST_FUNDS}>所有资金</LinkButton>
          )
        }
      />
      <Figures
        items={[
          { name: '申请', value: moneyText(view.asked) },
          { name: '批准', value: moneyText(view.granted) },
          { name: '用了', value: moneyText(view.used) },
          { name: '还能用', value: moneyText(view.left) },
        ]}
      />
      <div className={styles.body}>
        <List of={list} unit="张" empty={<Empty title="还没有票据" note="团队买了东西就记一张" />}>
          {(rows) => (
            <RowList label="票据">
              {rows.map((row) => (
                <Row
                  key={row.id}
                  heading="h2"
                  stacks
                  title={row.what}
                  meta={`${row.spentOn}，${row.payerName}`}
                  end={moneyText(row.amount)}
                >
                  <FileLinks label="票据" files={row.files} />
                  {row.receiptState === ReceiptState.struck ? (
                    <StatusDot tone="failed" reason={row.opinion}>
                      {ReceiptState.labels[row.receiptState]}
                    </StatusDot>
                  ) : view.isTeam === 0 && isOpen ? (
                    <div className={styles.acts}>
                      <ReasonButton
                        name="剔除"
                        id={row.id}
                        of={row.what}
                        note="金额还给这笔资金，团队会收到原因"
                        load={strikeReceipt}
                      />
                    </div>
                  ) : null}
                </Row>
              ))}
            </RowList>
          )}
        </List>
      </div>
    </div>
  );
}

const AddReceipt = ({ id, left }: { id: string; left: number }) => (
  <DialogButton
    name="记票据"
    of=""
    look={{ size: 'md', variant: 'primary' }}
    title="记一张票据"
    note={`还能用 ${moneyText(left)}`}
    load={addReceipt}
    fields={{ ...fundReceipt, ...fundReceiptMore }}
    initial={{ id, what: '', spentOn: '', files: [] }}
    draft={`receipt:${id}`}
    done="记下了"
  >
    {(form) => (
      <>
        <FormText form={form} name="what" placeholder="传感器十只" />
        <FormDate form={form} name="spentOn" />
        <FormNumber form={form} name="amount" label={`${fundReceiptMore.amount.label}（元）`} />
        <FilesField form={form} field={fundReceiptMore.files} />
      </>
    )}
  </DialogButton>
);
