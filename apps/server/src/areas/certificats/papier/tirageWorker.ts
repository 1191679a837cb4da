import { answerApart } from '../../../platform/thread/answerApart.ts';
import { renderTirage } from './renderTirage.ts';

answerApart(renderTirage);
