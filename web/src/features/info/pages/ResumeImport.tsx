import { useMemo, useState } from 'react';
import { CallError } from '#contract/kit/callError.ts';
import { RESUME_FILES, RESUME_FILE_BYTES } from '#contract/rules/resumeFiles.ts';
import type { ReadResume } from '#contract/user/resumeImport.ts';
import { dropDraft, keepDraft } from '../../../kit/drafts.ts';
import type { PageProps } from '../../../kit/pageTypes.ts';
import { sendSheet } from '../../../kit/sheet/sendSheet.ts';
import { SheetDrop } from '../../../kit/sheet/SheetDrop.tsx';
import { useHydrated } from '../../../kit/useHydrated.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { keptReading, READ_DRAFT, READ_PATH, REVIEW_DRAFT } from '../parts/importCalls.ts';
import { loadInfo } from '../parts/loadInfo.ts';
import styles from '../parts/Review.module.css';
import { ReviewForm } from '../parts/ReviewForm.tsx';
import { infoRoutes } from '../routes.ts';

export const handle = infoRoutes.resumeImport;

export const loader = loadInfo;

/** One's own résumé out of a file: read first, looked through, and only then written. */
export default function ResumeImport({ loaderData: { base, dictionaries } }: PageProps<typeof loader>) {
  const isHydrated = useHydrated();
  const kept = useMemo(() => (isHydrated ? keptReading() : null), [isHydrated]);
  const [chosen, setChosen] = useState<ReadResume | null | undefined>(undefined);
  const [checking, setChecking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const read = chosen === undefined ? kept : chosen;
  const take = async (file: File) => {
    setFailure(null);
    setChecking(true);
    try {
      const found = await sendSheet<ReadResume>(READ_PATH, file, {}, RESUME_FILE_BYTES);
      dropDraft(REVIEW_DRAFT);
      keepDraft(READ_DRAFT, found);
      setChosen(found);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailure(error.message);
    } finally {
      setChecking(false);
    }
  };
  const over = () => {
    dropDraft(REVIEW_DRAFT);
    dropDraft(READ_DRAFT);
    setChosen(null);
  };
  return (
    <>
      <PageHead
        size="work"
        title="导入简历"
        note="先读出来给你看，改好之后再写进档案；文件读完就删，不留在这里"
        actions={
          <LinkButton to="/account/info" size="sm">
            我的信息
          </LinkButton>
        }
      />
      {read ? (
        <>
          <Notices read={read} />
          <ReviewForm
            key={`${read.place} ${read.countThere}`}
            read={read}
            base={base}
            dictionaries={dictionaries}
            onOver={over}
          />
        </>
      ) : (
        <div className={styles.drop}>
          <SheetDrop
            checking={checking}
            accept={RESUME_FILES.replace(',.zip', '')}
            label="上传我的简历"
            sentence="选择或拖入我的简历"
            note="Word（.docx）、知途下载的简历 PDF，或 JSON Resume（.json），不超过 20 MB；带宏、带脚本的不收"
            onFile={(file) => void take(file)}
          />
          {failure === null ? null : (
            <div className={styles.notices}>
              <Banner tone="danger">{failure}</Banner>
            </div>
          )}
        </div>
      )}
    </>
  );
}

/** What was found, what is there already, and what could not be read, each in its place. */
function Notices({ read }: { read: ReadResume }) {
  const { place, countThere, issues } = read;
  return (
    <div className={styles.notices}>
      <Banner>
        从「{place}」里读到的；还什么都没有写
        {countThere > 0 ? `。档案里已经有的 ${countThere} 条不在下面` : ''}
      </Banner>
      {issues.length > 0 ? (
        <ul className={styles.issues} aria-label="没有读到的地方">
          {issues.map(({ column, reason }) => (
            <li key={`${column}${reason}`}>
              {column}：{reason}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
