import { useState } from 'react';
import { view } from '#contract/user/orgDirectory.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { readDirectory } from '../parts/calls.ts';
import styles from '../parts/Directory.module.css';
import { DirectoryForm } from '../parts/DirectoryForm.tsx';
import { DirectoryOutcome } from '../parts/DirectoryOutcome.tsx';
import type { Outcome } from '../parts/DirectoryOutcome.tsx';
import { RemoveDirectory } from '../parts/RemoveDirectory.tsx';
import { staffRoutes } from '../routes.ts';

export const handle = staffRoutes.directory;

export const loader = async ({ request, context }: LoaderArgs) =>
  answerOr(request, context.get(apiContext).call(view, {}));

/** The directory out of which the staff list is brought up to date. */
export default function Directory({ loaderData: { directory } }: PageProps<typeof loader>) {
  const { send, sending } = usePress(readDirectory);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const read = async () => setOutcome((await send({})) ?? null);
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
      <section className={styles.part} aria-labelledby="directory">
        <h2 id="directory" className={styles.title}>
          目录在哪里
        </h2>
        {/* Saved with another address, the form begins without the password. */}
        <DirectoryForm key={directory?.address ?? ''} directory={directory} />
      </section>
    </>
  );
}
