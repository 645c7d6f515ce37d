/** A digest of all our documents: a server of the same build knows them by it. */
export const documentsVersion = 'QnJ2w0qq';
