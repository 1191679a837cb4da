import { answerApart } from '../thread/answerApart.ts';
import { renderPdf } from './renderPdf.ts';

answerApart(renderPdf);
