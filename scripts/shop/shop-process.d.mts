export const shopArguments: (startFile?: string) => string[];
export const compiledFolder: (projectFolder: string) => string;
