import { useState } from 'react';
import { redirect, useNavigate } from 'react-router';
import { view } from '#contract/position/importedTalent.ts';
import { isId } from '#contract/rules/id.ts';
import { ENDING_DAYS } from '#contract/rules/importedTalent.ts';
import { wireTime } from '#contract/rules/time.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { Can } from '../../../kit/Can.tsx';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { usePress } from '../../../kit/usePress.ts';
import { AskFirst } from '../../../ui/AskFirst.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import styles from '../parts/Candidate.module.css';
import { IMPORTED_HOME, removeImported } from '../parts/importedCalls.ts';
import { KeepImportedDialog, MoveImportedDialog, TagImportedDialog } from '../parts/ImportedDialogs.tsx';
import { ImportedResume } from '../parts/ImportedResume.tsx';
import { ImportedSide } from '../parts/ImportedSide.tsx';
import { isEnding } from '../parts/importedSpec.ts';
import { hiringRoutes } from '../routes.ts';

export const handle = hiringRoutes.importedProfile;

export async function loader({ request, context }: LoaderArgs) {
  const id = new URL(request.url).searchParams.get('id');
  if (id === null || !isId(id)) throw redirect(IMPORTED_HOME);
  const row = await answerOr(request, context.get(apiContext).call(view, { id }));
  return { row, isEnding: isEnding(row.keepUntil, wireTime(new Date()), ENDING_DAYS) };
}

/** One imported résumé, as the file told it. */
export default function ImportedProfile({ loaderData: { row, isEnding: isSoon } }: PageProps<typeof loader>) {
  const navigate = useNavigate();
  const [open, setOpen] = useState<'move' | 'tag' | 'keep' | 'remove' | null>(null);
  const close = () => setOpen(null);
  const { send, sending } = usePress(removeImported);
  const people = [row];
  const remove = async () => {
    const gone = await send({ ids: [row.id] }, '删除成功，不留副本');
    if (gone) await navigate(IMPORTED_HOME, { replace: true });
    else close();
  };
  return (
    <>
      <PageHead
        size="work"
        title={row.talentName}
        note={[row.headline, row.vacancyName && `为「${row.vacancyName}」导入`].filter(Boolean).join('，')}
        actions={
          <>
            <LinkButton to={IMPORTED_HOME}>导入的人</LinkButton>
            <Can action="talent:edit">
              <Button onClick={() => setOpen('keep')}>续存</Button>
              <Button variant="danger" onClick={() => setOpen('remove')}>
                删除
              </Button>
              <Button variant="primary" onClick={() => setOpen('move')}>
                移到
              </Button>
            </Can>
          </>
        }
      />
      <div className={styles.seen}>
        <Banner tone={isSoon ? 'warn' : 'info'}>
          本人没有知途账号：平台不给他发消息。本人同意存到 {row.keepUntil}，当晚自动删除
        </Banner>
      </div>
      <div className={styles.both}>
        <div>
          <ImportedResume resume={row.resume} />
        </div>
        <ImportedSide row={row} onTag={() => setOpen('tag')} />
      </div>
      {open === 'move' ? <MoveImportedDialog people={people} onClose={close} /> : null}
      {open === 'tag' ? <TagImportedDialog people={people} onClose={close} /> : null}
      {open === 'keep' ? <KeepImportedDialog id={row.id} name={row.talentName} onClose={close} /> : null}
      <AskFirst
        open={open === 'remove'}
        title={`删除${row.talentName}的简历`}
        note="简历、备注与标签一起删除，找不回来；本人要求删除也是这样办。"
        confirmLabel="删除"
        danger
        loading={sending}
        loadingLabel="删除中"
        onConfirm={() => void remove()}
        onClose={close}
      />
    </>
  );
}
