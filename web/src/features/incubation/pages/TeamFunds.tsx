import { fund as fundFields, fundMore } from '#contract/fields/incubation.ts';
import { FundState } from '#contract/rules/incubation.ts';
import { ProjectState } from '#contract/rules/startProjects.ts';
import * as fund from '#contract/startup/fund.ts';
import { FormNumber } from '../../../kit/form/FormNumber.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { List } from '../../../kit/list/List.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { fundUsePath, plainSpec } from '../parts/addresses.ts';
import { AskButton } from '../parts/AskButton.tsx';
import { askFund, takeBackFund } from '../parts/calls.ts';
import { DialogButton } from '../parts/DialogButton.tsx';
import { FundRows } from '../parts/FundRows.tsx';
import styles from '../parts/Incubation.module.css';
import { loadStanding } from '../parts/loadStanding.ts';
import { TeamHead } from '../parts/TeamHead.tsx';
import { incubationRoutes } from '../routes.ts';

export const handle = incubationRoutes.funds;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const standing = await loadStanding({ request, context });
  const ask = ({ page }: { page: number }) => api.call(fund.list, { projectId: standing.id, pageCurrent: page });
  return { standing, loaded: await loadList(request, plainSpec, ask) };
}

/** What a team asked for, and what is left of it. */
export default function TeamFunds({ loaderData: { standing, loaded } }: PageProps<typeof loader>) {
  const list = useList(plainSpec, loaded);
  const mayAsk = standing.isLeader === 1 && standing.projectState === ProjectState.incubating;
  const ask = mayAsk ? <AskFund projectId={standing.id} /> : null;
  return (
    <div className="page">
      <TeamHead standing={standing} current="fund" />
      <div className={styles.body}>
        {ask === null ? null : <div>{ask}</div>}
        <List
          of={list}
          unit="笔"
          empty={<Empty title="还没有申请过资金" note="由负责人申请，批准之后一张一张记票据" />}
        >
          {(rows) => (
            <FundRows
              rows={rows}
              toOf={fundUsePath}
              renderActs={({ id, purpose, fundState: state }) =>
                state === FundState.asked && standing.isLeader === 1 ? (
                  <AskButton name="收回" of={purpose} note="申请会被删掉。" load={takeBackFund} input={{ id }} />
                ) : null
              }
            />
          )}
        </List>
      </div>
    </div>
  );
}

const AskFund = ({ projectId }: { projectId: string }) => (
  <DialogButton
    name="申请资金"
    of=""
    look={{ size: 'md', variant: 'primary' }}
    title="申请资金"
    note="写明怎么用；批准之后用票据报销，不能超过批准的金额"
    load={askFund}
    fields={{ ...fundFields, ...fundMore }}
    initial={{ projectId, purpose: '', plan: '' }}
    draft={`fund:${projectId}`}
    done="申请交了，结果会发到消息里"
  >
    {(form) => (
      <>
        <FormText form={form} name="purpose" placeholder="买二十只传感器" />
        <FormTextarea form={form} name="plan" rows={5} placeholder="一样一样写：买什么、多少钱、做到什么" />
        <FormNumber form={form} name="asked" label={`${fundMore.asked.label}（元）`} />
      </>
    )}
  </DialogButton>
);
