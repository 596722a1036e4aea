/** Most records in one batch. */
export const BATCH_RECORDS = 4096;
