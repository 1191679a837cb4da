import { PARTS_ENTITE } from '@habilis/domain/role/PARTS_ENTITE';
import * as z from 'zod/mini';

export const PartPriseSchema = z.enum(PARTS_ENTITE);
