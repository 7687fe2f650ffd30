export { ScanCamera, type ScanCameraProps } from "./scan-camera.tsx";
export { ScanForm, type ScanFormProps, scanField } from "./scan-form.tsx";
