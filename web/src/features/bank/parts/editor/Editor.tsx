import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { questionFields } from '#contract/fields/questions.ts';
import { CONFLICT } from '#contract/kit/errors.ts';
import { NONE } from '#contract/rules/id.ts';
import { QuestionType, questionTraits } from '#contract/rules/questions.ts';
import type { Keyed, SimpleType } from '#contract/rules/questions.ts';
import { CallForm } from '../../../../kit/form/CallForm.tsx';
import type { Fields } from '../../../../kit/form/fields.ts';
import { FormRichText } from '../../../../kit/richText/FormRichText.tsx';
import { useCallForm } from '../../../../kit/useCallForm.ts';
import { useHydrated } from '../../../../kit/useHydrated.ts';
import { usePress } from '../../../../kit/usePress.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Link } from '../../../../ui/Link.tsx';
import { PageHead } from '../../../../ui/PageHead.tsx';
import { toast } from '../../../../ui/toast.ts';
import { bankPaths, editHref } from '../addresses.ts';
import { dropDraft, saveQuestion } from '../calls.ts';
import { Preview } from './Preview.tsx';
import { useValueAt } from './at.ts';
import { AutosaveWords } from './AutosaveWords.tsx';
import { retyped } from './blank.ts';
import { Children } from './Children.tsx';
import styles from './Editor.module.css';
import { EditorFacts } from './EditorFacts.tsx';
import { EditorFoot } from './EditorFoot.tsx';
import type { LoadedEditor } from './loadEditor.ts';
import { draftName, startOf, unsavedOf } from './startOf.ts';
import { Segments, simpleTypes, TypeFields } from './TypeFields.tsx';
import { Twins } from './Twins.tsx';
import { useAutosave } from './useAutosave.ts';
import { useSaveKey } from './useSaveKey.ts';
import { VersionList } from './VersionList.tsx';

interface EditorProps {
  loaded: LoadedEditor;
  /** A material with its questions. */
  isMaterial: boolean;
}

const FORM = 'question-form';

/** Writes a question: what it asks, what is right, why, and what is known of it; beside it, what a candidate will see. */
export function Editor({ loaded, isMaterial }: EditorProps) {
  const { view } = loaded;
  const [start] = useState(() => startOf(loaded, isMaterial, NONE));
  const isHydrated = useHydrated();
  const [restored, setRestored] = useState('');
  const [changed, setChanged] = useState('');
  const goesOn = useRef(false);
  const navigate = useNavigate();
  const dropping = usePress(dropDraft);
  const sending = useCallForm(saveQuestion, {
    fields: questionFields,
    initial: start,
    draft: draftName(view?.id, isMaterial),
    onFailure: (failure) => {
      if (failure.code === CONFLICT.code) setChanged(failure.message);
      return failure.code === CONFLICT.code;
    },
    async onDone({ id, versionNo, isNewVersion }, sent) {
      const { questionType } = sent.question as Keyed;
      stop();
      toast(isNewVersion === 1 ? `已存为第 ${versionNo} 版` : '内容没有变化，资料已保存');
      const next = `/account/subject/${isMaterial ? 'comprehend' : 'add'}`;
      await navigate(goesOn.current ? next : editHref({ id, questionType }), { replace: true });
    },
  });
  const form = sending.form as unknown as Fields;
  const { saved, saveNow, stop } = useAutosave(form, view?.id);
  useEffect(() => {
    const kept = unsavedOf(loaded, isMaterial);
    if (!kept) return;
    const bringBack = () => {
      form.reset({ ...kept });
      setRestored(loaded.unsaved!.gmtModified);
    };
    bringBack();
  }, [form, loaded, isMaterial]);
  const discard = async () => {
    form.reset({ ...start });
    setRestored('');
    await dropping.send(view ? { id: view.id } : {});
  };
  useSaveKey(sending.submit);
  const submit = (isNext: boolean) => void (goesOn.current = isNext);
  return (
    <>
      <p className={styles.back}>
        <Link to={bankPaths.own}>
          <ArrowLeft size={15} aria-hidden="true" />
          题库
        </Link>
      </p>
      <PageHead
        size="work"
        title={titleOf(isMaterial, view === null)}
        note={<AutosaveWords of={saved} />}
        actions={
          <>
            <Button onClick={() => void saveNow()}>存草稿</Button>
            <Button
              type="submit"
              form={FORM}
              variant="primary"
              loading={sending.sending}
              loadingLabel="保存中"
              onClick={() => submit(false)}
            >
              存为第 {(view?.versionNo ?? 0) + 1} 版
            </Button>
          </>
        }
      />
      <div className={styles.columns}>
        <CallForm of={sending} id={FORM} label="题目">
          {restored === '' ? null : (
            <Banner
              action={
                <Button variant="text" size="sm" onClick={() => void discard()}>
                  丢弃
                </Button>
              }
            >
              已恢复 {restored.slice(0, 16)} 自动保存的内容
            </Banner>
          )}
          {changed === '' ? null : <Changed words={changed} form={form} onTaken={() => setChanged('')} />}
          <Content form={form} id={view?.id} isMaterial={isMaterial} />
          <FormRichText form={sending.form} name="analysis" help="交卷后给考生看" />
          <EditorFacts form={form} loaded={loaded} isMaterial={isMaterial} />
          <EditorFoot view={view} isSending={sending.sending} onNext={() => submit(true)} />
        </CallForm>
        <aside className={styles.side}>
          {isHydrated ? <Preview form={form} /> : null}
          {view ? <VersionList view={view} versions={loaded.versions} /> : null}
        </aside>
      </div>
    </>
  );
}

function titleOf(isMaterial: boolean, isNew: boolean): string {
  if (isMaterial) return isNew ? '出材料题' : '编辑材料题';
  return isNew ? '出一道题' : '编辑题目';
}

function Content({ form, id, isMaterial }: { form: Fields; id: string | undefined; isMaterial: boolean }) {
  const question = useValueAt(form, 'question') as Keyed;
  const at = { form, body: 'question.body', key: 'question.key' };
  if (isMaterial) {
    return (
      <>
        <FormRichText form={form} name="stem" label="材料" />
        <Twins form={form} id={id} />
        <Children form={form} />
      </>
    );
  }
  const { questionType } = question as Keyed<SimpleType>;
  const retype = (type: SimpleType) => {
    const isUsual = form.getValues().points === questionTraits[questionType].points;
    form.setValue('question', retyped(question as Keyed<SimpleType>, type));
    if (isUsual) form.setValue('points', questionTraits[type].points);
  };
  return (
    <>
      <Segments label="题型" values={simpleTypes} labels={QuestionType.labels} value={questionType} onChoose={retype} />
      <FormRichText form={form} name="stem" />
      <Twins form={form} id={id} />
      <TypeFields key={questionType} at={at} questionType={questionType} stem="stem" />
    </>
  );
}

/** Somebody else saved a version meanwhile: nothing is lost, and what comes next is on purpose. */
function Changed({ words, form, onTaken }: { words: string; form: Fields; onTaken: () => void }) {
  const newest = Number(/第 (\d+) 版/.exec(words)?.[1]);
  const take = () => {
    form.setValue('versionNo', newest);
    onTaken();
  };
  return (
    <Banner
      tone="warn"
      action={
        <Button variant="text" size="sm" onClick={take}>
          仍按我写的，另存一版
        </Button>
      }
    >
      {words}
    </Banner>
  );
}
