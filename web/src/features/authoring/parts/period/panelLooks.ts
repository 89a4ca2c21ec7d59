import text from '../../../../kit/RichText.module.css';
import editor from '../../../../kit/richText/RichEditor.module.css';
import upload from '../../../../kit/upload/UploadButton.module.css';
import times from '../../../../ui/DateTimeField.module.css';
import field from '../../../../ui/Field.module.css';
import pair from '../../../../ui/FieldPair.module.css';
import number from '../../../../ui/NumberField.module.css';
import dot from '../../../../ui/StatusDot.module.css';
import lines from '../../../../ui/Textarea.module.css';
import { cx } from '../../../../ui/cx.ts';
import tips from '../../../../ui/Tooltip.module.css';
import period from './Period.module.css';

/** A class of each style sheet that the panels need: it comes with the page, so that nothing of theirs comes late. */
export const panelLooks = cx(
  text.text,
  editor.frame,
  upload.button,
  times.pair,
  field.field,
  pair.pair,
  number.box,
  dot.wrap,
  lines.box,
  tips.layer,
  period.form,
);
