import { Download } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CallError } from '#contract/kit/callError.ts';
import { IMPORT_ROWS } from '#contract/rules/importStates.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { usePress } from '../usePress.ts';
import { keepFile } from './keepFile.ts';
import { sendSheet } from './sendSheet.ts';
import { SheetDrop } from './SheetDrop.tsx';
import styles from './SheetImport.module.css';
import { importPath } from './sheetPage.ts';
import type { SheetPage } from './sheetPage.ts';

/** The template, and the place for the filled-in file. Sending it only has it checked. */
export function ImportStart({ of }: { of: SheetPage }) {
  const navigate = useNavigate();
  const template = usePress(async () => (await of.calls()).template);
  const [checking, setChecking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  async function check(file: File): Promise<void> {
    setFailure(null);
    setChecking(true);
    try {
      const { id } = await sendSheet(of.checkPath, file, of.scope);
      await navigate(importPath(of, id));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailure(error.message);
    } finally {
      setChecking(false);
    }
  }
  return (
    <>
      <div className={styles.start}>
        <section className={styles.part}>
          <h2>1 下载模板并填写</h2>
          <p>{of.words.template}</p>
          <Button
            icon={<Download size={18} aria-hidden="true" />}
            loading={template.sending}
            loadingLabel="准备中"
            onClick={() => void template.send({}).then((file) => file && keepFile(file))}
          >
            下载模板
          </Button>
        </section>
        <section className={styles.part}>
          <h2>2 上传检查</h2>
          <p>{of.words.check}</p>
          <SheetDrop checking={checking} most={IMPORT_ROWS} onFile={(file) => void check(file)} />
        </section>
      </div>
      {failure === null ? null : (
        <div className={styles.words}>
          <Banner tone="danger">{failure}</Banner>
        </div>
      )}
    </>
  );
}
