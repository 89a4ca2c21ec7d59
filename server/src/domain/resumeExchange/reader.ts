import { answerParent } from '../../kit/answerParent.ts';
import type { Answer } from './readAside.ts';
import { readResumes } from './readFile.ts';
import type { Sent } from './readFile.ts';
import { FileRefusal } from './row.ts';

async function answer(sent: Sent): Promise<Answer> {
  try {
    return { rows: await readResumes(sent) };
  } catch (error) {
    return { refusal: error instanceof FileRefusal ? error.message : null };
  }
}

answerParent(answer);
