import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CallError } from '#contract/kit/callError.ts';
import type { TalentImport } from '#contract/position/talentImport.ts';
import { MOST_IMPORTED_RESUMES, RESUME_FILES, RESUME_FILE_BYTES } from '#contract/rules/resumeFiles.ts';
import { sendSheet } from '../../../kit/sheet/sendSheet.ts';
import { SheetDrop } from '../../../kit/sheet/SheetDrop.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { CHECK_PATH, importPath } from './importedCalls.ts';
import styles from './Imported.module.css';

/** The place for one or many résumé files; each is read by itself, so that a bad one keeps no other. */
export function ResumeDrop({ id = '' }: { id?: string }) {
  const navigate = useNavigate();
  const [progress, setProgress] = useState<string | null>(null);
  const [failures, setFailures] = useState<readonly string[]>([]);
  const take = async (files: readonly File[]) => {
    const failed: string[] = [];
    let current = id;
    for (const [at, file] of files.entries()) {
      setProgress(`正在读第 ${at + 1} 个，共 ${files.length} 个…`);
      try {
        const fields: Record<string, string> = current === '' ? {} : { id: current };
        ({ id: current } = await sendSheet<TalentImport>(CHECK_PATH, file, fields, RESUME_FILE_BYTES));
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        failed.push(`${file.name}：${error.message}`);
      }
    }
    setProgress(null);
    setFailures(failed);
    // Even where the address stays the page has something new to show.
    if (current !== '' && failed.length < files.length)
      await navigate(importPath(current), { replace: current === id });
  };
  return (
    <>
      <SheetDrop
        checking={progress !== null}
        isMany
        accept={RESUME_FILES}
        label="上传简历文件"
        sentence={id === '' ? '选择或拖入简历，可以一次选多个' : '再加几份简历'}
        note={`Word（.docx）、知途下载的简历 PDF、JSON Resume，或它们的 ZIP；每个不超过 20 MB，一次导入最多 ${MOST_IMPORTED_RESUMES} 份`}
        onFile={(_file, all) => void take(all)}
      />
      <p className={styles.words} role="status">
        {progress}
      </p>
      {failures.length > 0 ? (
        <Banner tone="danger">
          {failures.map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          ))}
        </Banner>
      ) : null}
    </>
  );
}
