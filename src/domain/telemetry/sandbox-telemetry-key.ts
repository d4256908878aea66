/** Key of the sandbox collector; public and valid only there. */
export const sandboxTelemetryKey = '3d5f3b52-1c0a-4e0a-9d3e-0c8f1d6f2a11';
