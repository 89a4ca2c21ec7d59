import { followUp, followUpMore } from '#contract/fields/incubation.ts';
import { halfText, halvesSince } from '#contract/rules/incubation.ts';
import { wireTime } from '#contract/rules/time.ts';
import * as stat from '#contract/startup/incubationStat.ts';
import { FormNumber } from '../../../kit/form/FormNumber.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { FormValueSelect } from '../../../kit/form/FormValueSelect.tsx';
import { List } from '../../../kit/list/List.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { moneyText } from '../../../kit/moneyText.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { plainSpec } from '../parts/addresses.ts';
import { saveFollowUp } from '../parts/calls.ts';
import { DialogButton } from '../parts/DialogButton.tsx';
import styles from '../parts/Incubation.module.css';
import { loadStanding } from '../parts/loadStanding.ts';
import { TeamHead } from '../parts/TeamHead.tsx';
import { incubationRoutes } from '../routes.ts';

export const handle = incubationRoutes.follow;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const standing = await loadStanding({ request, context });
  const { id: projectId, graduatedOn } = standing;
  const halves = graduatedOn === '' ? [] : halvesSince(graduatedOn, wireTime(new Date()).slice(0, 10));
  const ask = ({ page }: { page: number }) => api.call(stat.followUps, { projectId, pageCurrent: page });
  return { standing, halves, loaded: await loadList(request, plainSpec, ask) };
}

/** What became of a graduated project, half-year by half-year. */
export default function TeamFollowUps({ loaderData: { standing, halves, loaded } }: PageProps<typeof loader>) {
  const list = useList(plainSpec, loaded);
  return (
    <div className="page">
      <TeamHead standing={standing} current="follow" />
      <div className={styles.body}>
        {standing.isLeader === 1 && halves.length > 0 ? (
          <div>
            <TellButton projectId={standing.id} halves={halves} />
          </div>
        ) : null}
        <List
          of={list}
          unit="个"
          empty={<Empty title="还没有填过" note="毕业之后每半年由负责人填一次，孵化单位汇总上报" />}
        >
          {(rows) => (
            <RowList label="毕业之后">
              {rows.map((row) => (
                <Row
                  key={row.id}
                  heading="h2"
                  stacks
                  title={halfText(row.half)}
                  meta={`${row.jobs} 人，收入 ${moneyText(row.revenue)}，融资 ${moneyText(row.financing)}`}
                >
                  {row.note === '' ? null : <p className={styles.words}>{row.note}</p>}
                </Row>
              ))}
            </RowList>
          )}
        </List>
      </div>
    </div>
  );
}

const TellButton = ({ projectId, halves }: { projectId: string; halves: readonly string[] }) => (
  <DialogButton
    name="填一个半年"
    of=""
    look={{ size: 'md', variant: 'primary' }}
    title="填毕业之后的情况"
    note="同一个半年再填一次就是改"
    load={saveFollowUp}
    fields={{ ...followUp, ...followUpMore }}
    initial={{ projectId, half: halves[0]!, note: '' }}
    draft={`followUp:${projectId}`}
    done="保存成功"
  >
    {(form) => (
      <>
        <FormValueSelect
          form={form}
          name="half"
          options={halves.map((half) => ({ value: half, label: halfText(half) }))}
        />
        <FormNumber form={form} name="jobs" />
        <FormNumber form={form} name="revenue" label={`${followUpMore.revenue.label}（元）`} />
        <FormNumber form={form} name="financing" label={`${followUpMore.financing.label}（元）`} />
        <FormTextarea form={form} name="note" rows={3} />
      </>
    )}
  </DialogButton>
);
