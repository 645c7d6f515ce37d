/** A digest of all our documents: a server of the same build knows them by it. */
export const documentsVersion = '7_ilFrFA';
