import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { CertificateTemplate } from '#contract/course/certificateTemplate.ts';
import { certificateTemplate } from '#contract/fields/certificate.ts';
import type { Schema } from '#contract/kit/schema.ts';
import {
  CertificateColour,
  CertificateGround,
  FIRST_BODY,
  placeholders,
  STANDARD_TITLE,
} from '#contract/rules/certificateDesign.ts';
import type { CertificateDesign } from '#contract/rules/certificateDesign.ts';
import { wireTime } from '#contract/rules/time.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { FormImage } from '../../../kit/form/FormImage.tsx';
import { FormRadios } from '../../../kit/form/FormRadios.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useField, useFieldsState } from '../../../kit/form/useFields.ts';
import type { Fields } from '../../../kit/form/fields.ts';
import type { LazyCall } from '../../../kit/lazyCall.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { FieldPair } from '../../../ui/FieldPair.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { toast } from '../../../ui/toast.ts';
import { addTemplate, changeTemplate } from './calls.ts';
import { CertificatePreview } from './CertificatePreview.tsx';
import styles from './Template.module.css';

interface TemplateFormProps {
  /** What is changed; undefined for a new one. */
  row?: CertificateTemplate;
  orgName: string;
  listPath: string;
}

/** Adding and changing take the same, changing also the id. */
interface Wish extends Schema {
  readonly _zod: { readonly input: Record<string, unknown>; readonly output: unknown };
}

/** TEMPLATE_NAME_TAKEN */
const NAME_TAKEN = 2442;

const grounds = CertificateGround.values.map((value) => ({ value, label: CertificateGround.labels[value] }));
const colours = CertificateColour.values.map((value) => ({ value, label: CertificateColour.labels[value] }));

/** A template is written beside the sheet that it makes. */
export function TemplateForm({ row, orgName, listPath }: TemplateFormProps) {
  const navigate = useNavigate();
  const load: LazyCall<Wish, Schema> = row ? changeTemplate : addTemplate;
  const sending = useCallForm(load, {
    fields: certificateTemplate,
    initial: {
      ...(row ? { id: row.id } : {}),
      templateName: row?.templateName ?? '',
      title: row?.title ?? STANDARD_TITLE,
      body: row?.body ?? FIRST_BODY,
      signerName: row?.signerName ?? '',
      signerTitle: row?.signerTitle ?? '',
      sealImg: row?.sealImg ?? '',
      ground: row?.ground ?? CertificateGround.road,
      colour: row?.colour ?? CertificateColour.pine,
    },
    draft: `certificateTemplate:${row?.id ?? 'new'}`,
    fieldOfCode: { [NAME_TAKEN]: 'templateName' },
    onDone: async () => {
      toast(row ? '保存成功，以后颁发的用它' : '添加成功');
      await navigate(listPath);
    },
  });
  const form: Fields = sending.form;
  return (
    <div className={styles.editor}>
      <CallForm
        of={sending}
        label="证书模板"
        long
        actions={
          <>
            <Button type="submit" variant="primary" size="lg" loading={sending.sending} loadingLabel="提交中">
              保存
            </Button>
            <LinkButton to={listPath} size="lg">
              取消
            </LinkButton>
          </>
        }
      >
        <FormText form={form} name="templateName" autoComplete="off" help="只在本单位看到，用来区分几个模板" />
        <FormText form={form} name="title" autoComplete="off" />
        <FormTextarea form={form} name="body" rows={4} help="要有姓名与课程；其余的想写就写" />
        <Names form={form} />
        <FieldPair>
          <FormText form={form} name="signerName" autoComplete="off" />
          <FormText form={form} name="signerTitle" autoComplete="off" />
        </FieldPair>
        <FormImage form={form} name="sealImg" help="透明底的 PNG 最好；不上传时画一个平台的章" />
        <FormRadios form={form} name="ground" options={grounds} rowClass={styles.colours} />
        <FormRadios form={form} name="colour" options={colours} rowClass={styles.colours} />
      </CallForm>
      <Live form={form} orgName={orgName} />
    </div>
  );
}

/** Puts a placeholder at the end of what is written. */
function Names({ form }: { form: Fields }) {
  const { value, set } = useField(form, 'body');
  return (
    <p className={styles.names} role="group" aria-label="加到正文末尾">
      {placeholders.map((name) => (
        <Button key={name} size="sm" onClick={() => set(`${String(value ?? '')}{${name}}`)}>
          {`{${name}}`}
        </Button>
      ))}
    </p>
  );
}

const values = ({ values: all }: { values: object }) => all;

function Live({ form, orgName }: { form: Fields; orgName: string }) {
  const [today] = useState(() => wireTime(new Date()));
  const design = useFieldsState(form, values) as CertificateDesign;
  return (
    <figure className={styles.preview}>
      <CertificatePreview design={design} orgName={orgName} today={today} />
      <p>姓名、课程与编号是举例；和颁发的 PDF 画的是同一份</p>
    </figure>
  );
}
