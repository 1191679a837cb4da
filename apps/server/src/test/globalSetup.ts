import { fillCast } from './cast/fillCast.ts';
import { fillings, makeTemplates } from './makeTemplates.ts';

export default makeTemplates(fillings('cast', fillCast));
