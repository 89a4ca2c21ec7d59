import { ArrowLeft, ArrowRight, Flag } from 'lucide-react';
import { useMemo } from 'react';
import type { Answer } from '#contract/rules/questions.ts';
import { sizeText, uploadRules } from '#contract/rules/uploads.ts';
import { uploadFile } from '../../../kit/upload/uploadFile.ts';
import { QuestionBody } from '../../../shared/questions/QuestionBody.tsx';
import type { FileCarrier } from '../../../shared/questions/shownQuestion.ts';
import { BareButton } from '../../../ui/BareButton.tsx';
import { Button } from '../../../ui/Button.tsx';
import type { Answers, Place } from './places.ts';
import styles from './Room.module.css';

interface QuestionPaneProps {
  place: Place;
  total: number;
  answers: Answers;
  isFlagged: boolean;
  /** Absent: it is only read. */
  onAnswer?: (slot: string, answer: Answer | null) => void;
  onFlag?: () => void;
  onGo: (index: number) => void;
  /** Whether there is something behind the last question: a section that is still to be opened. */
  hasMore: boolean;
}

const { extensions, maxBytes } = uploadRules.answer;

/** The current question with its answer, and the way to the next. */
export function QuestionPane({ place, total, answers, isFlagged, onAnswer, onFlag, onGo, hasMore }: QuestionPaneProps) {
  const { index, number, itemId, points, question } = place;
  const files = useMemo(
    (): FileCarrier => ({
      upload: async (file) => {
        const { url, fileName } = await uploadFile(file, 'answer');
        return { fileUrl: url, fileName };
      },
      accept: extensions.map((one) => `.${one}`).join(','),
      help: `${extensions.join('、')}，每个最大 ${sizeText(maxBytes)}`,
    }),
    [],
  );
  return (
    <>
      <QuestionBody
        question={question}
        itemId={itemId}
        number={String(number)}
        points={points}
        extra={
          <BareButton className={styles.flag} aria-pressed={isFlagged} disabled={!onFlag} onClick={onFlag}>
            <Flag size={16} aria-hidden="true" />
            {isFlagged ? '取消标记' : '标记本题'}
          </BareButton>
        }
        answerOf={(slot) => answers.get(slot)}
        onAnswer={onAnswer}
        files={files}
      />
      <div className={styles.next}>
        <Button
          icon={<ArrowLeft size={16} aria-hidden="true" />}
          disabled={index === 0}
          onClick={() => onGo(index - 1)}
        >
          上一题
        </Button>
        <span className={styles.keys}>数字键选答案，回车下一题，F 标记</span>
        <Button variant="primary" disabled={index === total - 1 && !hasMore} onClick={() => onGo(index + 1)}>
          下一题
          <ArrowRight size={16} aria-hidden="true" />
        </Button>
      </div>
    </>
  );
}
