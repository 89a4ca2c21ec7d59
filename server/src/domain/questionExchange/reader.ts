import { answerParent } from '../../kit/answerParent.ts';
import { readQuestions } from './readFile.ts';
import { ReadRefusal } from './row.ts';
import type { Answer } from './readAside.ts';

async function answer(path: string): Promise<Answer> {
  try {
    return { reading: await readQuestions(path) };
  } catch (error) {
    if (error instanceof ReadRefusal) return { refusal: { code: error.code, msg: error.message } };
    return { refusal: null };
  }
}

answerParent(answer);
