import { PARTS_PRISES } from '@habilis/domain/role/PARTS_PRISES';
import * as z from 'zod/mini';

export const PartPriseSchema = z.enum(PARTS_PRISES);
