export const stampFile: string;
export const isFreshBundle: (projectFolder: string, bundle: string) => boolean;
