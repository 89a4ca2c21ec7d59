import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { runs, view } from '#contract/user/orgDirectory.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { List } from '../../../kit/list/List.tsx';
import { listSpec } from '../../../kit/list/listAddress.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { readDirectory } from '../parts/calls.ts';
import styles from '../parts/Directory.module.css';
import { DirectoryForm } from '../parts/DirectoryForm.tsx';
import { DirectoryNight } from '../parts/DirectoryNight.tsx';
import { DirectoryOutcome } from '../parts/DirectoryOutcome.tsx';
import type { Outcome } from '../parts/DirectoryOutcome.tsx';
import { DirectoryRuns } from '../parts/DirectoryRuns.tsx';
import { RemoveDirectory } from '../parts/RemoveDirectory.tsx';
import { staffRoutes } from '../routes.ts';

export const handle = staffRoutes.directory;

const spec = listSpec({});

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const [{ directory }, loaded] = await Promise.all([
    answerOr(request, api.call(view, {})),
    loadList(request, spec, ({ page }) => api.call(runs, { pageCurrent: page })),
  ]);
  return { directory, loaded };
}

/** The directory out of which the staff list is brought up to date. */
export default function Directory({ loaderData: { directory, loaded } }: PageProps<typeof loader>) {
  const list = useList(spec, loaded);
  const { revalidate } = useRevalidator();
  const { send, sending } = usePress(readDirectory);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const read = async () => {
    setOutcome((await send({})) ?? null);
    await revalidate();
  };
  const acts = directory ? (
    <>
      <RemoveDirectory />
      <Button variant="primary" loading={sending} loadingLabel="正在读" onClick={() => void read()}>
        读目录
      </Button>
    </>
  ) : undefined;
  return (
    <>
      <PageHead
        size="work"
        title="从目录同步"
        note={directory?.readAt ? `${shownTime(directory.readAt)} 读过` : '从本单位的 LDAP 目录读部门与员工'}
        actions={acts}
      />
      <ul className={styles.rules}>
        <li>目录里有、这里没有的部门补上；名单上的人，姓名、部门与职务照目录更新</li>
        <li>新的人先检查，由你发出邀请，接受之后才成为员工</li>
        <li>目录里没有了的人只列出来，停不停用由你决定</li>
      </ul>
      {outcome ? <DirectoryOutcome outcome={outcome} /> : null}
      {directory ? <DirectoryNight key={directory.nightHour ?? ''} {...directory} /> : null}
      <section className={styles.part} aria-labelledby="directory">
        <h2 id="directory" className={styles.title}>
          目录在哪里
        </h2>
        {/* Saved with another address, the form begins without the password. */}
        <DirectoryForm key={directory?.address ?? ''} directory={directory} />
      </section>
      <section className={styles.runs} aria-labelledby="runs">
        <h2 id="runs" className={styles.title}>
          读过的记录
        </h2>
        <List of={list} unit="次" empty={<Empty title="还没有读过" note="按「读目录」，或者每天夜里自己读" />}>
          {(rows) => <DirectoryRuns rows={rows} />}
        </List>
      </section>
    </>
  );
}
