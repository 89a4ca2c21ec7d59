import { Download } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CallError } from '#contract/kit/callError.ts';
import type { Imported } from '#contract/exam/questionImport.ts';
import { EXCHANGE_BYTES, MOST_IMPORTED } from '#contract/rules/questionExchange.ts';
import { keepFile } from '../../../kit/sheet/keepFile.ts';
import { sendSheet } from '../../../kit/sheet/sendSheet.ts';
import { SheetDrop } from '../../../kit/sheet/SheetDrop.tsx';
import { usePress } from '../../../kit/usePress.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { CHECK_PATH, importPath, template } from './calls.ts';
import { formats } from './formats.ts';
import styles from './Import.module.css';

/** How a file is to be written, and the place for it. Which kind it is, its content says. */
export function Start() {
  const navigate = useNavigate();
  const [current, setCurrent] = useState<string>('excel');
  const [checking, setChecking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  async function check(file: File): Promise<void> {
    setFailure(null);
    setChecking(true);
    try {
      const { id } = await sendSheet<Imported>(CHECK_PATH, file, {}, EXCHANGE_BYTES);
      await navigate(importPath(id));
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
        <section className={styles.part} aria-labelledby="import-write">
          <h2 id="import-write">1 准备文件</h2>
          <Tabs
            label="文件的种类"
            items={formats.map(({ value, label }) => ({ key: value, label }))}
            current={current}
            onSelect={setCurrent}
            idBase="format"
          />
          <Help current={current} />
        </section>
        <section className={styles.part} aria-labelledby="import-send">
          <h2 id="import-send">2 上传检查</h2>
          <p>先检查每一道题，不会马上导入。</p>
          <SheetDrop
            checking={checking}
            accept=".xlsx,.docx,.txt,.gift,.zip"
            label="上传题目文件"
            sentence="选择或拖入题目文件"
            note={`.xlsx、.docx、.txt、.gift 或 .zip，不超过 20 MB、${MOST_IMPORTED} 道题`}
            onFile={(file) => void check(file)}
          />
        </section>
      </div>
      {failure === null ? null : (
        <div className={styles.failure}>
          <Banner tone="danger">{failure}</Banner>
        </div>
      )}
    </>
  );
}

function Help({ current }: { current: string }) {
  const { send, sending } = usePress(template);
  const { lines } = formats.find(({ value }) => value === current)!;
  return (
    <div id="format-panel" role="tabpanel" aria-labelledby={`format-tab-${current}`}>
      <ul className={styles.help}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {current === 'excel' ? (
        <Button
          icon={<Download size={18} aria-hidden="true" />}
          loading={sending}
          loadingLabel="准备中"
          onClick={() => void send({}).then((file) => file && keepFile(file))}
        >
          下载模板
        </Button>
      ) : null}
    </div>
  );
}
