import { useNavigate } from 'react-router';
import { view as viewRule } from '#contract/position/smartCheck.ts';
import { CHECK_PATH, everybody, filterPath, isFiltered } from '#contract/rules/smartFilter.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { useListState } from '../../../kit/list/useListState.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { saveRule } from '../parts/calls.ts';
import styles from '../parts/Filter.module.css';
import { filterSpec } from '../parts/filterAddress.ts';
import { FilterConditions } from '../parts/FilterConditions.tsx';
import { FilterEffects } from '../parts/FilterEffects.tsx';
import { loadFilter } from '../parts/loadFilter.ts';
import { hiringRoutes } from '../routes.ts';

export const handle = hiringRoutes.smartCheckAdd;

export async function loader({ request, context }: LoaderArgs) {
  const url = new URL(request.url);
  // A rule knows no school, whatever address somebody came by.
  url.searchParams.delete('school');
  const api = context.get(apiContext);
  const data = await answerOr(request, loadFilter(new Request(url, request), api));
  const { vacancyId } = data.conditions;
  const { rule } = vacancyId === '0' ? { rule: null } : await answerOr(request, api.call(viewRule, { vacancyId }));
  const known = rule && filterPath(CHECK_PATH, { ...everybody, ...rule, vacancyId });
  return { data, known: known ?? undefined };
}

/** The thresholds of a rule, tried out on those who applied already. */
export default function SmartCheckAdd({ loaderData: { data, known } }: PageProps<typeof loader>) {
  const list = useListState(filterSpec);
  const navigate = useNavigate();
  const { send, sending } = usePress(saveRule);
  const { conditions } = data;
  const hasVacancy = conditions.vacancyId !== '0';
  const isReady = hasVacancy && isFiltered(conditions);
  const isOther = known !== undefined && known !== filterPath(CHECK_PATH, conditions);
  const save = async () => {
    const saved = await send({ ...conditions, isOn: 1 }, '规则保存了，等答复的投递正在检测');
    if (saved) await navigate(hiringRoutes.smartCheck.path);
  };
  return (
    <>
      <PageHead
        size="work"
        title="检测规则"
        note="一个职位一条；候选人看得到不合的是哪几条，所以只写职位真要的"
        actions={
          <>
            <LinkButton to={hiringRoutes.smartCheck.path}>全部规则</LinkButton>
            <Button
              variant="primary"
              disabled={!isReady}
              loading={sending}
              loadingLabel="保存中"
              onClick={() => void save()}
            >
              保存规则
            </Button>
          </>
        }
      />
      <div className={styles.both}>
        <FilterConditions list={list} data={data} isForRule />
        <div className={styles.results}>
          {isReady ? null : (
            <p className={styles.quiet}>{hasVacancy ? '至少选一个条件，才能保存' : '先选一个职位，再选条件'}</p>
          )}
          {isOther ? (
            <Banner action={<TextLink to={known}>看现在的规则</TextLink>}>这个职位已经有一条规则，保存会换掉它</Banner>
          ) : null}
          <FilterEffects list={list} data={data} />
          <section>
            <SectionHead title="这条规则怎样用" />
            <p className={styles.quiet}>
              新来的投递马上检测，合的提议进一步沟通，不合的写出是哪几条。规则自己不移动、不谢绝任何人；候选人可以请人看一看，你会收到消息。
            </p>
          </section>
        </div>
      </div>
    </>
  );
}
