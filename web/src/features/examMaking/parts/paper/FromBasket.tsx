import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { Difficulty } from '#contract/rules/questions.ts';
import { PaperKind } from '#contract/rules/assessments.ts';
import { call } from '../../../../kit/call.ts';
import { readBasket, writeBasket } from '../../../../shared/basket/basket.ts';
import { editorPath } from '../addresses.ts';
import { saveContent, savePaper } from '../calls.ts';
import { sectionsByType } from './sections.ts';

/** Makes a draft of what is in the basket, empties it, and opens the draft. */
export function FromBasket({ name }: { name: string }) {
  const navigate = useNavigate();
  const make = useEffectEvent(async () => {
    const items = readBasket().map((one) => ({ ...one, difficulty: one.difficulty ?? Difficulty.easy, knowledge: [] }));
    if (items.length === 0) return navigate('/account/papers', { replace: true });
    const made = await call(await savePaper(), { paperName: name, paperKind: PaperKind.fixed });
    await call(await saveContent(), { ...made, sections: sectionsByType(items) });
    writeBasket([]);
    return navigate(editorPath(made.id), { replace: true });
  });
  useEffect(() => {
    let isHere = true;
    const begin = async () => {
      await Promise.resolve();
      if (isHere) await make().catch(() => navigate('/account/papers', { replace: true }));
    };
    void begin();
    return () => void (isHere = false);
  }, [navigate]);
  return (
    <p role="status" aria-live="polite">
      正在用题篮里的题组卷
    </p>
  );
}
